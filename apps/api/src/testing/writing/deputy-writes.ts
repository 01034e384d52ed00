import { standInFor, writeStandIn } from "../deputy.ts";
import { post, type WritingCall } from "./writing-call.ts";

const entity = "tbl_kelompokpengelola";

export const deputyWrites: readonly WritingCall[] = [
  {
    operation: `post /${entity}/tunjukwakil/{id}`,
    again: "same",
    async prepare({ app, cast }) {
      const { pengelolaid } = app.world.home;
      const wish = standInFor(cast.manager, await app.as("pengelola"));
      return post(cast.manager, `${entity}/tunjukwakil/${pengelolaid}`, wish);
    },
  },
  {
    operation: `post /${entity}/akhiriwakil/{id}`,
    again: "refused",
    async prepare({ app, cast }) {
      const away = await app.as("pengelola");
      const id = await writeStandIn(app, app.world.home.pengelolaid, standInFor(away, cast.manager));
      return post(cast.manager, `${entity}/akhiriwakil/${id}`, { versi: 1 });
    },
  },
];
