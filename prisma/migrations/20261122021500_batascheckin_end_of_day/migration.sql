ALTER TABLE `mst_objectretribusi`
  DROP CONSTRAINT `mst_objectretribusi_check_8`,
  ADD CONSTRAINT `mst_objectretribusi_check_8` CHECK (`jamcheckin` REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND `jamcheckout` REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND `batascheckin` REGEXP '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' AND `jambuka` REGEXP '^([01][0-9]|2[0-3]):[0-5][0-9]$' AND `jamtutup` REGEXP '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$')
