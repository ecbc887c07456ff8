/* In the place of react-task.ts where FRAMEWORK_TUNING leaves it out. */
export {};
