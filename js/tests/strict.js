/**
 * Anything that the front end reports, such as a missing message, fails the test in which it
 * happens.
 */

console.error = (...problem) => {
  throw new Error(problem.join(" "));
};
