import './css/alone.css';
import './page.tsx';
