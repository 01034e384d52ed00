-- From the day an object was created, or from its first booking's day where that is earlier.
INSERT INTO `kapasitas_object` (`objectid`, `berlakumulai`, `jumlahobject`, `statusobject`, `satuantarif`, `jambuka`, `jamtutup`)
SELECT `o`.`objectid`,
  LEAST(
    DATE(`o`.`date_created` + INTERVAL CASE COALESCE(`o`.`zonawaktu`, `p`.`zonawaktu`) WHEN 'Asia/Jayapura' THEN 9 WHEN 'Asia/Makassar' THEN 8 ELSE 7 END HOUR),
    COALESCE((SELECT MIN(LEAST(`b`.`haripesan`, `b`.`haripakai`)) FROM `booking` `b` WHERE `b`.`objectid` = `o`.`objectid`), '9999-12-31')
  ),
  `o`.`jumlahobject`, `o`.`statusobject`, `o`.`satuantarif`, `o`.`jambuka`, `o`.`jamtutup`
FROM `mst_objectretribusi` `o` JOIN `tbl_pemda` `p` ON `p`.`idpemda` = `o`.`idpemda`;
