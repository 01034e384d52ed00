import { listQuery } from "../bare/list.ts";
import { besideBare } from "../measure/beside.ts";
import type { Row } from "../measure/figure.ts";
import { signIn } from "../service.ts";

/** Page 1 of the bookings of an agency, beside the same SQL behind nothing. */
export const list: Row = {
  title: "List, page 1, of an agency",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const [api, bare] = await Promise.all([bench.api(url), bench.bare(url)]);
    const token = await signIn(api.origin, "dinas");
    const { figure } = await besideBare(bench, {
      what: "page 1 of the bookings of an agency",
      ours: { origin: api.origin, calls: [{ path: `/api/trx_penginapan?${listQuery}`, token }] },
      bare: { origin: bare.origin, calls: [{ path: "/list?username=dinas" }] },
      wanted: [
        { of: "ours", least: 1_000 },
        { of: "bare", least: 1_900 },
      ],
    });
    return [figure];
  },
};
