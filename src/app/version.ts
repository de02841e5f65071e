/** The version people see and name in a report: the same as in `package.json`. */
export const appVersion = '0.1.0';
