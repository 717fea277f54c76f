/** The address of a shop that runs already, such as `http://127.0.0.1:3000`; undefined when `SHOP` does not name one. */
export const runningShop = process.env['SHOP']
