import { spawn } from "node:child_process";
import { join } from "node:path";

/** Serves a folder as `npm start` does, on a free port, until it is killed. */
export async function startServer(folder: string) {
  const script = join(__dirname, "serve.ts");
  const server = spawn(process.execPath, ["--import", "tsx", script, "0"], {
    env: { ...process.env, SITE_FOLDER: folder },
  });
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout.on("data", (line: Buffer) => {
      const found = /http:\/\/localhost:\d+/.exec(line.toString());
      if (found) resolve(found[0]);
    });
    server.on("exit", () => reject(new Error(`No server for ${folder}`)));
  });
  return { server, address };
}
