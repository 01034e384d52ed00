UPDATE `penutupan_object` x JOIN `penutupan` n ON n.`kunci` = CONCAT('lama-', x.`id`) SET x.`penutupanid` = n.`id`;
