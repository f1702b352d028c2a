/** Where the dashboard has its figures: their middle, top and height. */
export const speedometer = { middle: 292, top: 378, high: 17 };
