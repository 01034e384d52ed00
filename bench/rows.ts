import type { Row } from "./measure/figure.ts";
import { print, xlsx } from "./row/beside-csv.ts";
import { booking } from "./row/booking.ts";
import { calendar } from "./row/calendar.ts";
import { catalogue } from "./row/catalogue.ts";
import { crowd } from "./row/crowd.ts";
import { csv } from "./row/csv.ts";
import { growth } from "./row/growth.ts";
import { landing } from "./row/landing.ts";
import { list } from "./row/list.ts";
import { nodes } from "./row/nodes.ts";
import { order } from "./row/order.ts";
import { pages } from "./row/pages.ts";
import { payment } from "./row/payment.ts";
import { pdf } from "./row/pdf.ts";
import { peak } from "./row/peak.ts";
import { search } from "./row/search.ts";
import { startUp } from "./row/start.ts";
import { timeline } from "./row/timeline.ts";
import { user } from "./row/user.ts";

/** The rows of the table in their order; a row is called by its name here. */
export const rows = {
  order,
  payment,
  booking,
  user,
  list,
  catalogue,
  calendar,
  timeline,
  search,
  csv,
  xlsx,
  print,
  pdf,
  crowd,
  landing,
  pages,
  growth,
  nodes,
  peak,
  start: startUp,
} as const satisfies Readonly<Record<string, Row>>;

export type RowName = keyof typeof rows;

export const isRowName = (name: string): name is RowName => Object.hasOwn(rows, name);
export const rowNames: readonly RowName[] = Object.keys(rows).filter(isRowName);
