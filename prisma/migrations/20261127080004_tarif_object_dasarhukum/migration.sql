UPDATE `tarif_object` t
  JOIN `mst_objectretribusi` o ON o.`objectid` = t.`objectid`
  JOIN `tbl_dasarhukum` d ON d.`idpemda` = o.`idpemda` AND d.`nomorperaturan` = LEFT(t.`dasarhukum`, 120)
  SET t.`dasarhukumid` = d.`dasarhukumid`;
