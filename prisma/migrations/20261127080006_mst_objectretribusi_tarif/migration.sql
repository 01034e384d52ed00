UPDATE `mst_objectretribusi` o
  SET o.`dasarhukumid` = (SELECT t.`dasarhukumid` FROM `tarif_object` t WHERE t.`objectid` = o.`objectid` AND t.`kelompoktarif` = 'umum'
      AND t.`satuantarif` = o.`satuantarif` ORDER BY t.`berlakumulai` <= UTC_DATE() DESC, t.`sesi` IS NULL DESC, t.`berlakumulai` DESC LIMIT 1),
    o.`tarif` = IF(EXISTS (SELECT 1 FROM `tarif_object` t WHERE t.`objectid` = o.`objectid`), o.`tarif`, NULL),
    o.`date_updated` = o.`date_updated`;
