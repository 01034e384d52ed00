ALTER TABLE `sesi`
  ADD COLUMN `faktor` ENUM('sandi','totp','pemulihan','kuncisandi') NOT NULL DEFAULT 'sandi' AFTER `peran`;
