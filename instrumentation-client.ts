import '@/lib/framework/tuning/react-task/no-task';
