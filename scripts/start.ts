import { localAddress, prepare, startApi, welcome } from "./application.ts";
import { withStage } from "./process/stage.ts";
import { asCommand } from "./process/user-error.ts";

/** `npm start`: web and API from one address, with everything they need, until Ctrl-C. */
await asCommand(() =>
  withStage(async (stage) => {
    const prepared = await prepare(stage);
    await startApi(stage, prepared.env, false);
    welcome(localAddress(prepared.env), prepared);
    await stage.serve();
  }),
);
