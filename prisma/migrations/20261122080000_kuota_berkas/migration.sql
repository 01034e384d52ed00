CREATE TABLE `kuota_berkas` (
  `userid` INT NOT NULL,
  `urutan` BIGINT NOT NULL DEFAULT 0,
  PRIMARY KEY (`userid`),
  CONSTRAINT `kuota_berkas_userid_fkey` FOREIGN KEY (`userid`) REFERENCES `userdata` (`userid`) ON DELETE CASCADE ON UPDATE RESTRICT
) ENGINE = InnoDB DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;
