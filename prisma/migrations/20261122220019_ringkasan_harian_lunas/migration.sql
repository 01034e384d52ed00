ALTER TABLE `ringkasan_harian`
  ADD COLUMN `haritunggulunas` INT NOT NULL DEFAULT 0,
  ADD COLUMN `menitpakailunas` BIGINT NOT NULL DEFAULT 0;
