-- The words of the objects that are there; `recordWords` keeps those of others by the same statement.
INSERT IGNORE INTO `trigram_kata` (`trigram`, `kata`)
WITH RECURSIVE `n` AS (SELECT 1 AS `i` UNION ALL SELECT `i` + 1 FROM `n` WHERE `i` < 64)
SELECT SUBSTRING(CONCAT(' ', `k`.`kata`, ' '), `n`.`i`, 3), `k`.`kata`
FROM `mst_objectretribusi` `o`
JOIN JSON_TABLE(
  CONCAT('["', REGEXP_REPLACE(CONCAT_WS(' ', `o`.`objectname`, `o`.`subobjectname`, `o`.`lokasikabkota`, `o`.`lokasialamat`), '[^[:alnum:]]+', '","'), '"]'),
  '$[*]' COLUMNS (`kata` VARCHAR(255) PATH '$')
) `k` ON CHAR_LENGTH(`k`.`kata`) BETWEEN 3 AND 64
JOIN `n` ON `n`.`i` <= CHAR_LENGTH(`k`.`kata`);
