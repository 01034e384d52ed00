UPDATE `diskon_booking` `d` JOIN `booking` `b` ON `b`.`id` = `d`.`bookingid`
  SET `d`.`subtotal` = `b`.`totalbiaya` + `b`.`diskon`, `d`.`date_updated` = `d`.`date_updated`;
