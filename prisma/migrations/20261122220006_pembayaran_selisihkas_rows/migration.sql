UPDATE `pembayaran` `m` JOIN `booking` `b` ON `b`.`id` = `m`.`bookingid` SET `m`.`selisihkas` = `b`.`selisihkas`;
