// Which tables are on this device.

/** Whether a table of this id is on the device (src/kostka/live/table_key.py): no server's is. */
export const onDevice = (table: string): boolean => table.startsWith('device-')
