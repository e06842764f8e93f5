-- Between negotiation and the end there is a group of the distributor's own statuses (`distributor`, 3).
UPDATE deal_status SET group_order = CASE group_name WHEN 'finished' THEN 4 ELSE 5 END WHERE group_name IN ('finished', 'refused');
