import './css/tailwind.css';
import './page.tsx';
