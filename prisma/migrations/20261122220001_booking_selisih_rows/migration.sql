-- Hours from UTC: the object's zone, else its region's; and the region's own. Indonesia has no daylight saving time.
UPDATE `booking` `b`
JOIN `mst_objectretribusi` `o` ON `o`.`objectid` = `b`.`objectid`
JOIN `tbl_pemda` `p` ON `p`.`idpemda` = `b`.`idpemda`
JOIN `tbl_pemda` `op` ON `op`.`idpemda` = `o`.`idpemda`
SET `b`.`selisihjam` = CASE COALESCE(`o`.`zonawaktu`, `op`.`zonawaktu`) WHEN 'Asia/Jayapura' THEN 9 WHEN 'Asia/Makassar' THEN 8 ELSE 7 END,
  `b`.`selisihkas` = CASE `p`.`zonawaktu` WHEN 'Asia/Jayapura' THEN 9 WHEN 'Asia/Makassar' THEN 8 ELSE 7 END,
  `b`.`date_updated` = `b`.`date_updated`;
