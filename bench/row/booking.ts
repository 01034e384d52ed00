import { besideBare } from "../measure/beside.ts";
import type { Row } from "../measure/figure.ts";
import { signIn } from "../service.ts";
import { rowsOf } from "../stand/sql.ts";

/** Bookings that are looked at in turn, from the whole time. */
const bookings = 64;

export interface Shown {
  readonly id: number;
  readonly idskpd: number;
}

/** Some bookings of the agency of `dinas`, in every state and of every age. */
export const bookingsOfAgency = (url: string): Promise<Shown[]> =>
  rowsOf<Shown>(
    url,
    `SELECT id, idskpd FROM (SELECT b.id, b.idskpd, ROW_NUMBER() OVER (ORDER BY b.id) AS nomor, COUNT(*) OVER () AS semua
       FROM booking b JOIN userdata u ON u.username = 'dinas' AND u.skpdid = b.idskpd WHERE b.jenisbooking = 'penginapan') n
     WHERE nomor MOD GREATEST(1, FLOOR(semua / ?)) = 0 LIMIT ?`,
    [bookings, bookings],
  );

/** One booking with everything that its screen shows. */
export const booking: Row = {
  title: "One booking",
  async measure(bench) {
    const url = await bench.database(bench.largest);
    const [api, bare] = await Promise.all([bench.api(url), bench.bare(url)]);
    const token = await signIn(api.origin, "dinas");
    const shown = await bookingsOfAgency(url);
    const { figure } = await besideBare(bench, {
      what: "one booking",
      ours: { origin: api.origin, calls: shown.map(({ id }) => ({ path: `/api/trx_penginapan/view/${id}`, token })) },
      bare: {
        origin: bare.origin,
        calls: shown.map(({ id, idskpd }) => ({ path: `/booking?id=${id}&idskpd=${idskpd}` })),
      },
      wanted: [{ of: "ours", least: 600 }],
    });
    return [figure];
  },
};
