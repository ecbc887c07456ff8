/* Own-task.ts takes its place where `react-task` is switched on. */
export {};
