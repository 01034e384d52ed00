-- Months of the days that are summed up; the job keeps them from now on.
INSERT INTO `ringkasan_bulanan` (`dasar`, `tgl`, `objectid`, `urut`, `idpemda`, `idskpd`, `pengelolaid`, `kategoriid`, `jenisbooking`, `idjenis`, `idanggaran`,
  `jumlah`, `ditagih`, `lunas`, `digunakan`, `ditolak`, `dibatalkan`, `kedaluwarsa`, `tidakhadir`, `subtotal`, `diskon`, `totalbiaya`, `dibayar`, `haritunggulunas`, `menitpakailunas`)
SELECT g.`dasar`, g.`bulan`, g.`objectid`, ROW_NUMBER() OVER (PARTITION BY g.`dasar`, g.`bulan`, g.`objectid`), g.`idpemda`, g.`idskpd`, g.`pengelolaid`, g.`kategoriid`, g.`jenisbooking`, g.`idjenis`, g.`idanggaran`,
  g.`jumlah`, g.`ditagih`, g.`lunas`, g.`digunakan`, g.`ditolak`, g.`dibatalkan`, g.`kedaluwarsa`, g.`tidakhadir`, g.`subtotal`, g.`diskon`, g.`totalbiaya`, g.`dibayar`, g.`haritunggulunas`, g.`menitpakailunas`
FROM (
  SELECT `dasar`, `tgl` - INTERVAL DAYOFMONTH(`tgl`) - 1 DAY AS `bulan`, `objectid`, `idpemda`, `idskpd`, `pengelolaid`, `kategoriid`, `jenisbooking`, `idjenis`, `idanggaran`,
    SUM(`jumlah`) AS `jumlah`, SUM(`ditagih`) AS `ditagih`, SUM(`lunas`) AS `lunas`, SUM(`digunakan`) AS `digunakan`, SUM(`ditolak`) AS `ditolak`,
    SUM(`dibatalkan`) AS `dibatalkan`, SUM(`kedaluwarsa`) AS `kedaluwarsa`, SUM(`tidakhadir`) AS `tidakhadir`, SUM(`subtotal`) AS `subtotal`,
    SUM(`diskon`) AS `diskon`, SUM(`totalbiaya`) AS `totalbiaya`, SUM(`dibayar`) AS `dibayar`, SUM(`haritunggulunas`) AS `haritunggulunas`,
    SUM(`menitpakailunas`) AS `menitpakailunas`
  FROM `ringkasan_harian`
  GROUP BY `dasar`, `bulan`, `objectid`, `idpemda`, `idskpd`, `pengelolaid`, `kategoriid`, `jenisbooking`, `idjenis`, `idanggaran`
) g;
