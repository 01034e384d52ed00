import { join } from "node:path";
import getPort from "get-port";
import { prepare, startApi, welcome } from "./application.ts";
import { startService, untilAnswers } from "./process/service.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";
import { ROOT } from "./root.ts";

/** `npm run dev`: like `npm start`, but API and web restart or reload when a file changes. */
await asCommand(() =>
  withStage(async (stage) => {
    const prepared = await prepare(stage, false);
    const { env } = prepared;
    await startApi(stage, env, true);
    const port = await getPort({ port: 5173 });
    const web = join(ROOT, "apps", "web");
    const vite = join(web, "node_modules", "vite", "bin", "vite.js");
    const args = [vite, "--port", String(port), "--strictPort", "--clearScreen", "false"];
    startService(stage, { name: "Vite", program: process.execPath, args, cwd: web, env });
    await untilAnswers(`http://localhost:${port}/`);
    welcome(`http://localhost:${port}`, prepared);
    await stage.serve();
  }),
);
