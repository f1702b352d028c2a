import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { linkTree } from "../link-tree";
import type { Build, Check } from "./checks";

export type Workspace = ReturnType<typeof openWorkspace>;

/** What `npm run build` does: all but the last step draws the pages. */
export function splitBuild(script: string): Record<Build, string> {
  const steps = script.split(" && ");
  return { site: steps.slice(0, -1).join(" && "), finish: steps.at(-1) ?? "" };
}

/** A clean copy of a commit, with the modules that are installed here. */
export function openWorkspace(commit: string, port: string) {
  const folder = mkdtempSync(join(tmpdir(), "plant-"));
  git("worktree", "add", "--detach", "--force", folder, commit);
  linkTree(resolve("node_modules"), join(folder, "node_modules"));
  const run = (command: string) =>
    spawnSync(`PATH="$PWD/node_modules/.bin:$PATH"; ${command}`, {
      cwd: folder,
      shell: true,
      encoding: "utf8",
      maxBuffer: 1e9,
      env: { ...process.env, E2E_PORT: port },
    });
  const exports = openExports(folder, (command) => run(command).status === 0);
  /** By command, whether it fails without any fault. */
  const red = new Map<string, boolean>();

  return {
    folder,
    run,
    build: exports.build,
    makeCleanExport: exports.makeClean,
    /** Undoes every change of a tracked file. */
    clean: () => run("git checkout --quiet -- ."),
    /** Whether a check fails without any fault; to be asked of a clean copy. */
    isRedWhenClean: ({ command, build }: Check) => {
      const check = () => run(command).status !== 0;
      const isRed =
        red.get(command) ?? (build ? exports.withClean(check) : check());
      red.set(command, isRed);
      return isRed;
    },
    close: () => {
      git("worktree", "remove", "--force", folder);
      exports.remove();
    },
  };
}

/** The exports of a workspace: that in `out/`, and those of the clean copy. */
function openExports(folder: string, isGreen: (command: string) => boolean) {
  const { scripts } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as { scripts: { build: string } };
  const steps = splitBuild(scripts.build);
  const out = join(folder, "out");
  const [drawn, clean, planted] = ["drawn", "clean", "planted"].map(
    (name) => `${folder}-${name}`,
  ) as [string, string, string];
  let label = "";

  const copy = (from: string, to: string) => {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  };
  const makeClean = () => {
    if (existsSync(clean)) return;
    label = "";
    if (!isGreen(steps.site)) throw new Error("The clean copy does not build.");
    copy(out, drawn);
    if (!isGreen(steps.finish))
      throw new Error("The clean copy cannot be exported.");
    copy(out, clean);
  };

  return {
    makeClean,
    /**
     * Makes the export with the fault, once; returns whether that succeeded.
     */
    build: (kind: Build, fault: string) => {
      if (label === fault) return true;
      label = fault;
      if (kind === "finish") copy(drawn, out);
      else if (!isGreen(steps.site)) return false;
      return isGreen(steps.finish);
    },
    /** Lets a check see the clean export instead. */
    withClean: <Result>(check: () => Result): Result => {
      renameSync(out, planted);
      renameSync(clean, out);
      const result = check();
      renameSync(out, clean);
      renameSync(planted, out);
      return result;
    },
    remove: () => {
      for (const copy of [drawn, clean, planted])
        rmSync(copy, { recursive: true, force: true });
    },
  };
}

function git(...args: string[]) {
  const { status, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
