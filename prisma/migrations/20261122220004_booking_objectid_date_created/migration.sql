CREATE INDEX `booking_objectid_date_created_idx` ON `booking` (`objectid`, `date_created`);
