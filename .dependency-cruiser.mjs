// @ts-check
/**
 * No file imports itself by way of others, not even for a type, and no folder
 * of the site does: each uses only those before it.
 */
/** @type {import("dependency-cruiser").IConfiguration} */
const config = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-circles-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^(app|components|content|lib)/" },
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
  },
};

export default config;
