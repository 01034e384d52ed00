INSERT INTO `penutupan` (`kunci`, `objectid`, `jenis`, `mulai`, `sampai`, `jammulai`, `jamakhir`, `jumlahunit`, `alasan`, `user_created`)
  SELECT CONCAT('lama-', x.`id`), x.`objectid`, 'sekali', DATE(x.`tglmulai` + INTERVAL z.jam HOUR), DATE(x.`tglakhir` + INTERVAL z.jam HOUR),
    DATE_FORMAT(x.`tglmulai` + INTERVAL z.jam HOUR, '%H:%i'), DATE_FORMAT(x.`tglakhir` + INTERVAL z.jam HOUR, '%H:%i'),
    x.`jumlahunit`, x.`alasan`, x.`user_created`
  FROM `penutupan_object` x JOIN (
    SELECT o.`objectid`, CASE COALESCE(o.`zonawaktu`, p.`zonawaktu`) WHEN 'Asia/Jayapura' THEN 9 WHEN 'Asia/Makassar' THEN 8 ELSE 7 END AS jam
    FROM `mst_objectretribusi` o JOIN `tbl_pemda` p ON p.`idpemda` = o.`idpemda`
  ) z ON z.`objectid` = x.`objectid`;
