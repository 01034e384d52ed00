CREATE INDEX `inbox_date_created_idx` ON `inbox` (`date_created`);
