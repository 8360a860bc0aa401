/** Pixels; every row of the data has the same height. */
export const ROW_HEIGHT = 37;
