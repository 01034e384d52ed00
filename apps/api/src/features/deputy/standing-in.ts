/** So many people may be away one after the other; nobody is asked whether there are more. */
const longestChain = 10;

const now = "UTC_TIMESTAMP(3)";

/** A row `w` whose people both are of its group still, the deputy as a manager who works. */
const inForce = `JOIN userdata a ON a.userid = w.digantikan AND a.pengelolaid = w.pengelolaid
  JOIN userdata p ON p.userid = w.pengganti AND p.statusakun = 1 AND p.pengelolaid = w.pengelolaid
    AND EXISTS (SELECT 1 FROM model_has_roles m JOIN roles r ON r.id = m.role_id AND r.name = 'pengelola' WHERE m.model_id = p.userid)`;
const today = `w.tglmulai <= ${now} AND w.tglakhir > ${now}`;

/**
 * Who does whose work at this moment, as a table to select from: one row for each person who is away and has somebody, with the last of
 * those who stand in one for the other, and until when all of them do. A deputy whose account is closed or moved counts for nothing: then
 * whoever is away is asked as before.
 */
export const standingIn = `(WITH RECURSIVE rantai AS (
    SELECT w.id, w.pengelolaid, w.digantikan, w.pengganti, w.tglakhir, 1 AS langkah FROM wakil w ${inForce} WHERE ${today}
    UNION ALL
    SELECT c.id, c.pengelolaid, c.digantikan, w.pengganti, LEAST(c.tglakhir, w.tglakhir), c.langkah + 1
    FROM rantai c JOIN wakil w ON w.digantikan = c.pengganti ${inForce}
    WHERE ${today} AND c.langkah < ${longestChain}
  )
  SELECT c.id, c.pengelolaid, c.digantikan, c.pengganti, c.tglakhir FROM rantai c
  WHERE c.langkah = (SELECT MAX(d.langkah) FROM rantai d WHERE d.id = c.id))`;
