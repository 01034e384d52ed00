import { takeArrival } from "./arrival.ts";
import { codeMessage, readMessage, rupiahOf } from "./message.ts";
import { billOfReference } from "./outgoing/qris.ts";
import { refusalOf, type Service, successful } from "./service.ts";
import { conflict, wrongFormat } from "./snap-error.ts";

const code = 52;
const succeeded = "00";

/** Somebody has paid a QRIS code of ours: the money is there. Anything but success has brought none. */
export const codeNotification: Service = {
  code,
  path: "qr/qr-mpm-notify",
  async answer(request) {
    const message = readMessage(codeMessage, request.body);
    if (message.latestTransactionStatus !== succeeded) return successful({ additionalInfo: {} });
    const jumlah = rupiahOf(message.amount);
    if (jumlah === null || jumlah < 1) throw wrongFormat("amount.value");
    const settled = await takeArrival(request, code, {
      idbilling: billOfReference(message.originalPartnerReferenceNo),
      jumlah,
      waktu: message.transactionDate,
      referensi: message.originalReferenceNo,
    });
    return settled.kind === "refused" ? refusalOf(conflict()) : successful({ additionalInfo: {} });
  },
};
