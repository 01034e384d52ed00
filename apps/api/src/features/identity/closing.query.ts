import { isStaff } from "@retribusi/contract/define/roles";
import { openRefundStates } from "@retribusi/contract/features/billing/refund.rules";
import { codesOf, isOver, stateNames } from "@retribusi/contract/features/booking/booking.states";
import type { Transaction } from "../../lib/transaction.ts";

const open = codesOf(stateNames.filter((state) => !isOver(state)));
/** So many are named. */
const most = 10;

type Reader = Pick<Transaction, "booking" | "pengembalian" | "pengecualian_bayar">;

/** What stands in the way of closing somebody's account. */
export async function findHindrances(tx: Reader, { userid, roles }: { userid: number; roles: readonly string[] }) {
  const mine = { idpemesan: userid };
  const rows = await tx.booking.findMany({
    where: { ...mine, statusbooking: { in: open } },
    select: { id: true, jenisbooking: true, mst_objectretribusi: { select: { objectname: true } } },
    orderBy: { id: "asc" },
    take: most,
  });
  const running = { booking: mine, statuspengembalian: { in: [...openRefundStates] } };
  const refunds = await tx.pengembalian.count({ where: running });
  // Money that arrived and isn't settled may still have to go back to its payer.
  const unsettled = await tx.pengecualian_bayar.count({ where: { booking: mine, penyelesaian: null } });
  return {
    olehsendiri: !isStaff(roles),
    pesanan: rows.map(({ id, jenisbooking, mst_objectretribusi: { objectname } }) => ({
      id,
      jenisbooking,
      objectname,
    })),
    pengembalian: refunds + unsettled,
  };
}
