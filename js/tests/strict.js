/** What the front end reports, such as a message that is missing, fails the test in which it happens. */

console.error = (...problem) => {
  throw new Error(problem.join(" "));
};
