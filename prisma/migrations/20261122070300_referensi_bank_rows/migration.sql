-- A reference that stands in both tables, by the defect or because late money was applied, is one arrival: one row for both.
INSERT IGNORE INTO `referensi_bank` (`bankid`, `referensi`, `date_created`)
SELECT `bankid`, `referensi`, MIN(`tglterima`) FROM (
  SELECT `bankid`, `referensi`, `tglterima` FROM `pembayaran`
  UNION ALL
  SELECT `bankid`, `referensi`, `tglterima` FROM `pengecualian_bayar`
) AS `arrived` GROUP BY `bankid`, `referensi`;
