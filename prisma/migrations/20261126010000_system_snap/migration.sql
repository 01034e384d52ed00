ALTER TABLE `system`
  ADD COLUMN `partnerid` VARCHAR(36) NULL AFTER `awalan`,
  ADD COLUMN `clientkey` VARCHAR(64) NULL AFTER `partnerid`,
  ADD COLUMN `modetagihan` ENUM('sendiri','bank') NOT NULL DEFAULT 'sendiri' AFTER `clientkey`,
  ADD COLUMN `tandatangan` ENUM('hmac','rsa') NOT NULL DEFAULT 'hmac' AFTER `modetagihan`,
  ADD COLUMN `pengkodean` ENUM('base64','hex') NOT NULL DEFAULT 'base64' AFTER `tandatangan`,
  ADD COLUMN `jaringan` VARCHAR(500) NULL AFTER `pengkodean`,
  ADD COLUMN `selisihdetik` SMALLINT NOT NULL DEFAULT 300 AFTER `jaringan`,
  ADD COLUMN `tanpadata` TINYINT(1) NOT NULL DEFAULT 0 AFTER `selisihdetik`,
  ADD UNIQUE INDEX `system_partnerid_key` (`partnerid`),
  ADD UNIQUE INDEX `system_clientkey_key` (`clientkey`);
