UPDATE `tagihan` `b` JOIN `booking` `t` ON `t`.`id` = `b`.`bookingid`
SET `b`.`idskpd` = `t`.`idskpd`, `b`.`selisihkas` = `t`.`selisihkas`, `b`.`date_updated` = `b`.`date_updated`;
