// @ts-check
/**
 * No file imports itself through other files, not even for a type. The same is
 * true of the folders of the site. A package imports nothing of the site.
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
    {
      name: "packages-know-no-site",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^[^/]+/", pathNot: "^(packages/$1|node_modules)/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
  },
};

export default config;
