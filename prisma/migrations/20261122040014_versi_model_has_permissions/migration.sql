ALTER TABLE `model_has_permissions` ADD COLUMN `versi` INT NOT NULL DEFAULT 1;
