import { isStatusCode } from "@retribusi/contract/features/booking/booking.states";
import { statusbooking } from "@retribusi/contract/features/booking/statusbooking.entity";
import { AppError } from "../../lib/app-error.ts";
import { defineResource } from "../../records/resource.ts";

const ofTheMachine = {
  en: "The steps of a booking rely on this code: its label and explanation may change, the code itself stays.",
  id: "Alur pesanan bergantung pada kode ini: uraian dan keterangannya boleh diubah, kodenya tetap.",
};

export const statusbookingResource = defineResource(statusbooking, {
  create: (tx, row) => tx.tbl_statusbooking.create({ data: row }),
  update: (tx, { id }, write) => tx.tbl_statusbooking.update({ where: { id }, data: write }),
  remove: (tx, { id }) => tx.tbl_statusbooking.delete({ where: { id } }),

  keeps: ({ statusbooking: code }, _, from) =>
    from === "delete" && isStatusCode(Number(code)) ? ofTheMachine : undefined,

  async check({ before, write }) {
    const code = Number(before?.statusbooking);
    if (!isStatusCode(code) || write?.statusbooking === undefined || write.statusbooking === code) return;
    throw new AppError("VALIDATION", { fields: { statusbooking: ofTheMachine } });
  },
});
