import '@/lib/browser/react-task';
