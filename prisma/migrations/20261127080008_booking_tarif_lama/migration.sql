UPDATE `booking` b
  SET b.`tarifid` = (SELECT t.`id` FROM `tarif_object` t WHERE t.`objectid` = b.`objectid` AND t.`satuantarif` = b.`satuantarif`
      AND t.`kelompoktarif` IN (b.`kelompoktarif`, 'umum') AND (t.`sesi` IS NULL OR t.`sesi` = b.`sesi`)
      AND t.`berlakumulai` <= b.`haripakai` AND (t.`berlakusampai` IS NULL OR t.`berlakusampai` >= b.`haripakai`)
    ORDER BY t.`kelompoktarif` = b.`kelompoktarif` DESC, t.`sesi` IS NOT NULL DESC, t.`berlakumulai` DESC LIMIT 1),
    b.`date_updated` = b.`date_updated`;
