import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expectFiles, expectFound } from "./replace";

/** How a script of the framework begins that holds modules. */
const modules = /^\(globalThis\.TURBOPACK\|\|.{0,30}\)\.push\(\[/;

/** Has the modules of an export compiled ahead, in every script that holds some. */
export function compileAheadIn(folder: string, files: readonly string[]) {
  const scripts = expectFiles(folder, files, /^_next\/static\/.*\.js$/);
  let count = 0;
  for (const file of scripts) {
    const path = join(folder, file);
    const script = readFileSync(path, "utf8");
    if (!modules.test(script)) continue;

    writeFileSync(path, compileAhead(file, script));
    count += 1;
  }
  expectFound(folder, modules, count, "at least 1");
}

/**
 * A script with parentheses around each of its modules, by which a browser
 * knows that it is called soon: it is compiled with the script, beside the
 * page. Else the task that starts the app compiles all of them, which takes
 * most of its time. Throws if there is no module.
 */
export function compileAhead(file: string, script: string): string {
  const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest);
  const functions = pushedBy(source.statements[0]).filter(
    (one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one),
  );
  expectFound(file, "module", functions.length, "at least 1");

  let marked = "";
  let end = 0;
  for (const one of functions) {
    const start = one.getStart(source);
    marked += `${script.slice(end, start)}(${script.slice(start, one.end)})`;
    end = one.end;
  }
  return marked + script.slice(end);
}

/** What `push([…])` is called with. */
function pushedBy(statement: ts.Statement | undefined) {
  if (!statement || !ts.isExpressionStatement(statement)) return [];
  const { expression } = statement;
  const [list] = ts.isCallExpression(expression) ? expression.arguments : [];
  return list && ts.isArrayLiteralExpression(list) ? list.elements : [];
}
