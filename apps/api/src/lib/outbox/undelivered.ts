import { letterKind } from "./enqueue.ts";

/** A mail that may pass at the next try is nobody's concern before so many. */
const manyTries = 3;

/**
 * SQL: the message `o` is a mail about a booking that was given up or goes on failing, after which none about the same booking has arrived at the
 * same address.
 */
export const isUndelivered = `(o.jenis = '${letterKind}' AND o.galat IS NOT NULL
  AND (o.status = 'gagal' OR (o.status IN ('antri', 'diproses') AND o.percobaan >= ${manyTries}))
  AND NOT EXISTS (SELECT 1 FROM outbox a WHERE a.bookingid = o.bookingid AND a.jenis = o.jenis AND a.id > o.id
    AND a.tglkirim IS NOT NULL AND JSON_VALUE(a.muatan, '$.to') = JSON_VALUE(o.muatan, '$.to')))`;
