CREATE INDEX `inbox_userid_id_idx` ON `inbox` (`userid`, `id`);
