import { addDays } from "@retribusi/contract/define/dates";
import { besideBare } from "../measure/beside.ts";
import type { Row } from "../measure/figure.ts";
import { signIn } from "../service.ts";
import { chooseLodging } from "../stand/order.ts";

/** Free units of 30 days of a lodging. */
export const calendar: Row = {
  title: "Calendar",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const [api, bare] = await Promise.all([bench.api(url), bench.bare(url)]);
    const token = await signIn(api.origin, "nasabah");
    const today = new Date().toISOString().slice(0, 10);
    const days = `mulai=${today}&akhir=${addDays(today, 29)}`;
    const objects = (await chooseLodging(url, api.origin, 24)).map(({ objectid }) => objectid);
    const { figure } = await besideBare(bench, {
      what: "30 days of one object",
      ours: {
        origin: api.origin,
        calls: objects.map((id) => ({ path: `/api/catalogue/${id}/calendar?${days}`, token })),
      },
      bare: { origin: bare.origin, calls: objects.map((id) => ({ path: `/calendar?objectid=${id}&${days}` })) },
      wanted: [{ of: "ours", least: 400 }],
    });
    return [figure];
  },
};
